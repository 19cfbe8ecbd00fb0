// The page begins: the player's language, letters and the screen that the address names, whole at once.
import { mount } from 'svelte';
import App from './App.svelte';
import { foresee } from './foresee';
import { first } from './page/first.svelte';
import { me } from './wire/me.svelte';
import { router } from './page/router.svelte';
import { routeOf } from './routes';
import { settings } from './page/settings.svelte';
import { texts } from './text/texts.svelte';
import { renew } from './wire/renew';
import './style/index.css';

// A part of the page that the server does not have any more: perhaps it has a newer page.
addEventListener('vite:preloadError', () => void renew());

void me.verify();
const speaking = settings.speak();
const seen = foresee(router.place.path);
const { screen } = routeOf(router.place.path, router.place.query);
const letters = ['Commissioner', 'Marcellus'].map((font) => document.fonts.load(`1em ${font}`));
void Promise.all([speaking, Promise.allSettled([...letters, screen, seen])]).then(() => {
  const target = document.getElementById('app');
  if (!target) return;
  const { dataset } = document.documentElement;
  if (dataset.foreign === undefined && router.place.path.startsWith('/t/')) first.keep(target);
  else target.replaceChildren();
  delete dataset.foreign;
  mount(App, { target });
});

// What is only for later waits until there is nothing else to do.
setTimeout(() => texts.all().catch(() => {}), 1000);
if (import.meta.env.PROD) {
  setTimeout(() => {
    import('./wire/offline').then(({ keepOffline }) => keepOffline()).catch(() => {}); // then only the network has the page
  }, 3000);
}
