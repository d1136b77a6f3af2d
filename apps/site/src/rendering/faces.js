// With the worker in charge the faces are kept, and are there for the first paint.
if (navigator.serviceWorker?.controller) document.querySelector('#faces').media = 'all';
