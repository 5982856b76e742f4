// The only script that runs before a site page is painted. The page is whole without it; it does three things:
// it tells the stylesheet whether this browser was signed in, so that the header does not flash; it turns on the page's own
// typeface (the sleeping element of platform/site/typeface.ts) once the page is painted, or at once where this browser has the
// files from before; and it wakes the app (the sleeping module and the rest of the styles, see platform/site/finish.ts) once the
// page is loaded, painted and idle, or at the first touch. A page is often loaded before it is painted, and what is fetched then
// takes the line and the processor from the first picture; a page that nobody sees is never painted and wakes after a while.
// A page of the app names what else it is made of, which is asked for in the same breath.
// It also keeps zod from trying eval, which our policy forbids, before any schema is built.
// A form sent before the app is awake waits for it, so that nothing typed ever lands in an address; so does one that is whole
// and whose button only the app would let be pressed. What wakes it may get lost
// on the way: the next touch, or the form sent once more, asks for it again.

import { signedInHint } from '../ui/signed-in-hint.ts';

/** A page that was not painted for so long is out of sight. */
const unseenMs = 3000;

/** Where this browser remembers which files of the typeface it has fetched. */
const fetchedFaces = 'telle.faces';

export const wakeScript = `(function(){
window.__zod_globalConfig={jitless:true};
var d=document,h=d.documentElement,f=d.querySelector('style[data-faces]'),e,had;
try{e=localStorage.getItem('${signedInHint}');had=localStorage.getItem('${fetchedFaces}')}catch(x){}
function faces(){if(f)f.media='all';try{localStorage.setItem('${fetchedFaces}',f.dataset.faces)}catch(x){}}
if(f&&had===f.dataset.faces)faces();
if(e){h.dataset.session='in';h.style.setProperty('--who',JSON.stringify(e));h.style.setProperty('--initial',JSON.stringify(e[0].toUpperCase()))}
var up=0,lost=0;
function wake(){var s,t;if(up)return;s=d.querySelector('script[type="text/asleep"]');if(!s){if(d.readyState==='complete')up=1;return}
up=1;faces();d.querySelectorAll('link[rel=stylesheet][disabled]').forEach(function(l){l.removeAttribute('disabled')});(s.dataset.beside||'').split(' ').forEach(function(b){if(!b)return;var l=d.createElement('link');l.rel='modulepreload';l.href=b;d.head.append(l)});t=d.createElement('script');t.type='module';t.src=s.dataset.src+(lost?'?'+lost:'');t.onerror=function(){up=0;lost++};d.head.append(t)}
function idle(){(window.requestIdleCallback||setTimeout)(wake,{timeout:2000})}
var loaded=0,painted=0;
function soon(){if(loaded&&painted)idle()}
function load(){loaded=1;soon();setTimeout(idle,${unseenMs})}
try{new PerformanceObserver(function(l,o){o.disconnect();painted=1;faces();soon()}).observe({type:'paint',buffered:true})}catch(x){painted=1}
['pointerdown','keydown','focusin','touchstart'].forEach(function(k){addEventListener(k,wake,{capture:true,passive:true})});
['keydown','pointerup'].forEach(function(k){addEventListener(k,function(v){var t=v.target,b=!v.button&&t.closest&&t.closest('button[type=submit]:disabled'),g=b?b.form:v.key==='Enter'&&!v.isComposing&&t.matches&&t.matches('input')&&t.form;if(g&&!h.dataset.awake&&g.method==='post'&&g.checkValidity())h.waiting=g},true)});
addEventListener('submit',function(v){if(!h.dataset.awake){v.preventDefault();h.waiting=v.target;wake()}},true);
if(d.readyState==='complete')load();else addEventListener('load',load);
})()`;
