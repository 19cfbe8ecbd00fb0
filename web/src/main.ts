// The page begins: the player's language first, then the screen that the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import './style/index.css';

void me.verify();
await settings.speak();
const target = document.getElementById('app');
target?.replaceChildren();
if (target) mount(App, { target });

// What is only for later waits until there is nothing else to do.
if (import.meta.env.PROD) {
  setTimeout(() => {
    import('./offline').then(({ keepOffline }) => keepOffline()).catch(() => {}); // then only the network has the page
  }, 3000);
}
