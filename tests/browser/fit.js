// What does not fit on the page as it stands: a list of sentences. Measured, not compared with pictures.
//
// A part of the page may declare two things about itself:
//   data-scrolls   a strip that is longer than its frame and is meant to be moved sideways
//   data-more      text that may be cut here, because one touch on it shows the whole of it
async ({ main, least, letters }) => {
  const PRESSED = 'button, a[href], input, select, textarea, [role=button], [role=radio], [role=tab], [data-slot]';
  const found = new Map();
  const root = document.scrollingElement;
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog[open]')].at(-1);
  const scope = modal ?? document.body;
  const words = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const nameOf = (one) => {
    const said = one.getAttribute('aria-label') || words(one.textContent ?? '') || one.getAttribute('placeholder') || '';
    const kind = typeof one.className === 'string' ? one.className : (one.className?.baseVal ?? '');
    const first = kind.split(' ').filter((name) => !name.startsWith('svelte-'))[0];
    return `“${words(said)}” (${one.tagName.toLowerCase()}${first ? '.' + first : ''})`;
  };
  const add = (kind, text) => {
    const list = found.get(kind) ?? [];
    if (!list.includes(text)) list.push(text);
    found.set(kind, list);
  };
  const seen = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && !one.closest('.sr-only, [inert]');
  };
  const related = (one, hit) => hit !== null && (one === hit || one.contains(hit) || hit.contains(one));
  const labelled = (one, hit) => hit?.closest('label')?.control === one;
  const touched = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return related(one, hit) || labelled(one, hit) ? null : hit;
  };

  // Where everything stood, to put it back afterwards.
  const scrollers = [root, ...document.querySelectorAll('body *')].filter(
    (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  const stood = scrollers.map((one) => [one, one.scrollLeft, one.scrollTop]);
  const restore = () => {
    for (const [one, left, top] of stood) one.scrollTo({ left, top, behavior: 'instant' });
  };

  // The page itself.
  if (root.scrollWidth > innerWidth + 1) add('scrolls sideways', `the page: ${root.scrollWidth} px on ${innerWidth}`);
  if (document.querySelector('.table-screen') && root.scrollHeight > innerHeight + 1)
    add('a table scrolls', `${root.scrollHeight} px on ${innerHeight}`);
  for (const one of scope.querySelectorAll('*')) {
    if (one.scrollWidth <= one.clientWidth + 1 || one.closest('[data-scrolls]') || !seen(one)) continue;
    if (one.matches('input, textarea')) continue;
    if (/auto|scroll/.test(getComputedStyle(one).overflowX))
      add('scrolls sideways', `${nameOf(one)}: ${one.scrollWidth} px on ${one.clientWidth}`);
  }

  // The main button: in view, or one scroll away.
  for (const selector of main ? [main] : []) {
    const button = [...document.querySelectorAll(selector)].find(seen);
    if (!button) add('no main button', selector);
    else {
      const { top, bottom } = button.getBoundingClientRect();
      if (bottom > 2 * innerHeight || top < -innerHeight) add('main button far away', `${nameOf(button)} at ${Math.round(top)} px`);
    }
  }

  // Text that is cut off.
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!words(node.data) || !holder || holder.closest('svg, script, style, [data-more], option') || !seen(holder)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (boxes.length === 0) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    // A line box is higher than its letters: only what cuts into the letters counts.
    const size = parseFloat(getComputedStyle(holder).fontSize);
    const slack = (box) => Math.max(2, (box.height - size) / 2 + size * 0.12);
    const top = Math.min(...boxes.map((box) => box.top + slack(box)));
    const bottom = Math.max(...boxes.map((box) => box.bottom - slack(box)));
    // Boards are drawn to their own sizes.
    if (size < letters - 0.05 && !holder.closest('.stage')) add('letters too small', `“${words(node.data)}” in ${nameOf(holder)}: ${size.toFixed(1)} px`);
    const [across, down] = [[left, right], [top, bottom]];
    let [x, y] = [true, true];
    for (let one = holder; one && one !== document.documentElement && (x || y); one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      const clips = (overflow) => /hidden|clip/.test(overflow);
      const wide = x && clips(style.overflowX) && (across[0] < box.left - 1.5 || across[1] > box.right + 1.5);
      const high = y && clips(style.overflowY) && (down[0] < box.top - 1.5 || down[1] > box.bottom + 1.5);
      if (wide || high) {
        add('cut text', `“${words(node.data)}” in ${nameOf(one)} ${wide ? 'sideways' : 'in height'}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX)) x = false;
      if (/auto|scroll/.test(style.overflowY)) y = false;
      if (style.position === 'fixed') break;
    }
    const button = holder.closest('button, .button');
    if (button) {
      const box = button.getBoundingClientRect();
      if (left < box.left - 1.5 || right > box.right + 1.5 || top < box.top - 1.5 || bottom > box.bottom + 1.5)
        add('text outside its button', `“${words(node.data)}” of ${nameOf(button)}`);
    }
  }

  // What can be pressed: it can be reached, nothing lies over it, and on touch screens a finger finds it.
  for (const one of scope.querySelectorAll(PRESSED)) {
    if (!seen(one) || one.closest('[aria-hidden=true]')) continue;
    if (one.parentElement?.closest('button, a[href]') || getComputedStyle(one).pointerEvents === 'none') continue;
    const frames = [];
    for (let up = one; up && up !== root && getComputedStyle(up).position !== 'fixed'; up = up.parentElement)
      if (up !== one && up !== document.body && getComputedStyle(up).overflow !== 'visible') frames.push(up);
    const spots = () => {
      const boxes = frames.map((frame) => frame.getBoundingClientRect());
      const clipped = (x, y) => boxes.some((box) => x < box.left || x > box.right || y < box.top || y > box.bottom);
      const [{ left, top, width, height }] = one.getClientRects(); // words that wrap have a box on each line
      const inside = [0.5, 0.28, 0.72].flatMap((x) => [0.5, 0.28, 0.72].map((y) => [left + width * x, top + height * y]));
      return inside.map(([x, y]) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || clipped(x, y)) return { out: true };
        const over = touched(one, x, y);
        return { out: false, over };
      });
    };
    let at = spots();
    const hidden = at.some(({ out, over }) => out || over);
    if (hidden) {
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A script can scroll what is clipped, nobody else can.
      for (const [frame, left, top] of stood) {
        const style = getComputedStyle(frame);
        if (frame !== root && style.overflowX === 'hidden') frame.scrollLeft = left;
        if (frame !== root && style.overflowY === 'hidden') frame.scrollTop = top;
      }
      at = spots();
    }
    const { width, height } = one.getBoundingClientRect();
    if (at[0].out) add('out of reach', nameOf(one));
    else if (at[0].over || at.filter(({ over }) => over).length > 1) {
      // Things of a game may lie upon each other, as tiles and cards do: some of it must be free then.
      const things = at.filter(({ over }) => over).every(({ over }) => one.matches('[data-slot]') && over.closest('[data-slot]'));
      const free = at.filter(({ out, over }) => !out && !over).length;
      const above = at.find(({ over }) => over).over;
      if (!things || free === 0) add('covered', `${nameOf(one)} by ${nameOf(above.closest(PRESSED) ?? above)}`);
    }
    // Words of a sentence or lines of a log are targets in running text.
    const inText = getComputedStyle(one).display === 'inline' || one.closest('[role=log], .sent') !== null;
    if (least && !inText && (width < least - 0.5 || height < least - 0.5)) {
      const label = one.closest('label')?.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
      const wide = width >= least - 0.5 || [x - reach, x + reach].every((to) => one.contains(document.elementFromPoint(to, y)));
      const high = height >= least - 0.5 || [y - reach, y + reach].every((to) => one.contains(document.elementFromPoint(x, to)));
      const byLabel = label && label.width >= least - 0.5 && label.height >= least - 0.5;
      const less = wide ? `${Math.round(height)} px high` : `${Math.round(width)} px wide`;
      if (!(wide && high) && !byLabel) add('too small to touch', `${nameOf(one)} ${less}`);
    }
    if (hidden) restore();
  }
  const many = 12;
  return [...found].flatMap(([kind, list]) => [
    ...list.slice(0, many).map((text) => `${kind}: ${text}`),
    ...(list.length > many ? [`${kind}: and more of them`] : []),
  ]);
};
