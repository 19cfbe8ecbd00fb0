// Wide tables scroll; the keyboard can reach them too. The theme wraps them when it has begun.
const reach = () => document.querySelectorAll('.md-typeset__scrollwrap').forEach((wide) => (wide.tabIndex = 0));
new MutationObserver(reach).observe(document.body, { childList: true, subtree: true });
reach();
