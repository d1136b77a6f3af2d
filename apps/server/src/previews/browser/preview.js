// Runs ahead of the site's own script in a page of a preview. The site's script knows its addresses from the root: this has it begin below
// the preview, keep nothing on the device, and say so where it would have sent something. The server refuses what gets past it.
{
  /** `token`: the key of the site's token; the page is seen as a user of a customer. */
  const { base, token } = document.currentScript.dataset;
  const place = window.location;
  const isBelow = (path) => path === base || path.startsWith(`${base}/`);
  // Files of the build and the office are no part of a preview.
  const isElsewhere = (path) => /^\/(?:assets|office)(?:\/|$)/.test(path);
  const inside = (given, below = base) => {
    const url = new URL(given, place.href);
    if (url.origin !== place.origin || isBelow(url.pathname) || isElsewhere(url.pathname)) return url.href;
    return url.origin + below + url.pathname + url.search + url.hash;
  };

  // Staff who choose another customer in the page go to the preview as that one: where the page then goes or, if it stays, to this page.
  let next = base;
  let going;
  const goOn = () => place.assign(next + globalThis.previewLocation.pathname + place.search);
  const goAs = (customerId) => {
    next = base.replace(AS_CUSTOMER, `~customer-${customerId}`);
    going = setTimeout(goOn);
  };
  const AS_CUSTOMER = /~customer-\d+$/;
  const leave = (go) => {
    clearTimeout(going);
    go();
  };
  const told = (value) => Promise.resolve(Response.json(value));
  /** Returns the preview’s own answer to a request that a user of a customer may make; undefined: it has none. */
  const ownAnswer = (to, { method, body }) => {
    if (token === undefined) return undefined;
    const { pathname } = new URL(to, place.href);
    if (method === 'POST' && pathname === '/api/Users/verify-token') return told(true);
    if (method !== 'PUT' || pathname !== '/api/Users/customer' || !AS_CUSTOMER.test(base)) return undefined;
    goAs(JSON.parse(body).customerId);
    return told(true);
  };

  // The site's modules have this for their `location`: it is the address as the public site has it.
  globalThis.previewLocation = {
    get pathname() {
      return isBelow(place.pathname) ? place.pathname.slice(base.length) || '/' : place.pathname;
    },
    get search() {
      return place.search;
    },
    get hash() {
      return place.hash;
    },
    get href() {
      return place.href;
    },
    get origin() {
      return place.origin;
    },
    get protocol() {
      return place.protocol;
    },
    get host() {
      return place.host;
    },
    get hostname() {
      return place.hostname;
    },
    assign: (to) => leave(() => place.assign(inside(to, next))),
    replace: (to) => leave(() => place.replace(inside(to, next))),
    reload: () => leave(() => (next === base ? place.reload() : goOn())),
    toString: () => place.href,
  };

  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (state, unused, to) => {
      own(state, unused, to === undefined || to === null || to === '' ? to : inside(to));
      moved();
    };
  }
  addEventListener('popstate', () => moved());

  const note = () => {
    const shown = document.querySelector('#preview-bar .preview-note');
    if (shown) shown.textContent = 'This is a preview: nothing was sent or stored.';
  };
  const isRead = (method = 'GET') => /^(?:get|head)$/i.test(method);
  const send = window.fetch.bind(window);
  window.fetch = (to, options = {}) => {
    const own = ownAnswer(to, options);
    if (own !== undefined) return own;
    if (!isRead(options.method)) note();
    return send(typeof to === 'string' || to instanceof URL ? inside(to) : to, options);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, to, ...rest) {
    if (!isRead(method)) note();
    return open.call(this, method, inside(to), ...rest);
  };
  navigator.sendBeacon = () => true;

  // Stores that last as long as the page.
  const kept = () => {
    const values = new Map();
    return {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (name) => values.get(String(name)) ?? null,
      setItem: (name, value) => void values.set(String(name), String(value)),
      removeItem: (name) => void values.delete(String(name)),
      clear: () => values.clear(),
    };
  };
  const put = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, value });
  put(window, 'localStorage', kept());
  put(window, 'sessionStorage', kept());
  if (token !== undefined) localStorage.setItem(token, 'of a preview');
  put(window, 'caches', undefined);
  put(window, 'indexedDB', undefined);
  delete window.Navigator.prototype.serviceWorker;
  // Nothing is counted here, so nobody is asked about it.
  const cookies = new Map([['cookies_accepted', 'false']]);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text) => {
      const [, name, value] = /^\s*([^=;]*)=([^;]*)/.exec(text) ?? [];
      if (name !== undefined) cookies.set(name.trim(), value);
    },
  });

  // Links that the site's script makes are written as the public site has them; a new tab has to stay within the preview, too.
  const mend = (element) => {
    for (const name of ['href', 'action']) {
      const given = element.getAttribute(name);
      if (given === null || !given.startsWith('/') || given.startsWith('//')) continue;
      const { pathname } = new URL(given, place.href);
      if (!isBelow(pathname) && !isElsewhere(pathname)) element.setAttribute(name, base + given);
    }
  };
  const LINKS = 'a[href^="/"], area[href^="/"], form[action^="/"]';
  const mendAll = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE || node.closest('#preview-bar') !== null) return;
    if (node.matches(LINKS)) mend(node);
    for (const element of node.querySelectorAll(LINKS)) mend(element);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'attributes') mendAll(target);
      else addedNodes.forEach(mendAll);
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['href', 'action'],
  });

  // The bar of the page that is shown now.
  let shownFor = globalThis.previewLocation.pathname;
  let asked = 0;
  const moved = async () => {
    const { pathname, search } = globalThis.previewLocation;
    if (pathname === shownFor) return;
    shownFor = pathname;
    asked += 1;
    const turn = asked;
    const answer = await send(`${base}/preview-bar?path=${encodeURIComponent(pathname + search)}`);
    const bar = document.querySelector('#preview-bar');
    if (!answer.ok || bar === null || turn !== asked) return;
    const holder = document.createElement('template');
    holder.innerHTML = await answer.text();
    if (turn === asked) bar.replaceWith(holder.content);
  };
}
