// Ahead of the first paint: who is signed in sees nothing of a page that may be another one for them (start-personal.tsx).
try {
  if (localStorage.getItem('us-token')) document.documentElement.dataset.held = '';
} catch {}
