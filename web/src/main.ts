// The page begins: the player's language, letters and games first, then the screen that the address names, whole at once.
import { mount } from 'svelte';
import App from './App.svelte';
import { lobby } from './lobby.svelte';
import { me } from './me.svelte';
import { router } from './router.svelte';
import { routeOf } from './routes';
import { settings } from './settings.svelte';
import './style/index.css';

void me.verify();
const letters = ['Commissioner', 'Marcellus'].map((font) => document.fonts.load(`1em ${font}`));
const screen = routeOf(router.place.path, router.place.query)?.screen ?? lobby.welcome();
await Promise.all([settings.speak(), Promise.allSettled([...letters, screen])]);
const target = document.getElementById('app');
target?.replaceChildren();
if (target) mount(App, { target });

// What is only for later waits until there is nothing else to do.
if (import.meta.env.PROD) {
  setTimeout(() => {
    import('./offline').then(({ keepOffline }) => keepOffline()).catch(() => {}); // then only the network has the page
  }, 3000);
}
