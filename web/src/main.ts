// The page begins: the player's language first, then the screen that the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './me.svelte';
import { settings } from './settings.svelte';
import './style/index.css';

void me.verify();
await settings.speak();
const target = document.getElementById('app');
if (target) mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/shell.js');
