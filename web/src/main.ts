// The page begins: the player's language first, then the screen that the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import './style/index.css';
import { preferred, texts } from './text/texts.svelte';

await texts.speak(preferred(navigator.languages));
const target = document.getElementById('app');
if (target) mount(App, { target });
