// A page keeps every rule that its own markup can meet, in the sheet's order, and none of those that cannot.
import { expect, it } from 'vitest';
import { readSheet } from './used-styles.ts';

const html =
  '<html><body class="page"><p class="sm:grid hover:bg-mist w-1/2 [&amp;_a]:underline 2xl" data-kind="note">words <a href="/">there</a></p><input type="search" style="--told:2;color:var(--told)"/></body></html>';

it.each([
  ['a class of the page', '.page{color:red}', '.page{color:red}'],
  ['a class of another', '.other{color:red}', ''],
  ['everything', '*,::before{margin:0}', '*,::before{margin:0}'],
  ['elements', 'p,h1{a:b}body>p h2{a:b}p a::after{a:b}', 'p{a:b}p a::after{a:b}'],
  [
    'typed properties',
    '.page{margin:var(--m)}@property --m{a:b}@property --n{a:b}',
    '.page{margin:var(--m)}@property --m{a:b}',
  ],
  ['one selector of several', '.page,.other{color:red}', '.page{color:red}'],
  ['both classes of a pair', '.page.other{color:red}.page .\\32xl{color:red}', '.page .\\32xl{color:red}'],
  ['escaped signs', '.sm\\:grid{a:b}.w-1\\/2{a:b}.w-1\\/3{a:b}', '.sm\\:grid{a:b}.w-1\\/2{a:b}'],
  ['entities of the markup', '.\\[\\&_a\\]\\:underline a{a:b}', '.\\[\\&_a\\]\\:underline a{a:b}'],
  ['states', '.hover\\:bg-mist:hover{a:b}.hover\\:bg-bell:hover{a:b}', '.hover\\:bg-mist:hover{a:b}'],
  [
    'what stands in brackets',
    '.page:is(:where(.group):is([open],.x) *){a:b}',
    '.page:is(:where(.group):is([open],.x) *){a:b}',
  ],
  ['commas in brackets', '.page:is(h1,.other){a:b}', '.page:is(h1,.other){a:b}'],
  [
    'data attributes',
    '[data-kind]{a:b}[data-toast]{a:b}html[data-session=in] p{a:b}',
    '[data-kind]{a:b}html[data-session=in] p{a:b}',
  ],
  [
    'blocks with something in them',
    '@media (hover:hover){.page{a:b}.x{a:b}}@media print{.x{a:b}}',
    '@media (hover:hover){.page{a:b}}',
  ],
  ['the order of layers', '@layer a,b;@layer a{.x{a:b}}', '@layer a,b;@layer a{}'],
  ['blocks in blocks', '@supports (a:b){@media print{p{a:b}}}', '@supports (a:b){@media print{p{a:b}}}'],
  ['brackets in strings', '.page::before{content:"}{"}.x{a:b}', '.page::before{content:"}{"}'],
  [
    'movements that are named',
    '.page{animation:bar 1s}@keyframes bar{to{a:b}}@keyframes spin{to{a:b}}',
    '.page{animation:bar 1s}@keyframes bar{to{a:b}}',
  ],
  [
    'custom properties that are read, by way of others too',
    ':root{--a:1px;--b:var(--c);--c:2px}.page{--c:3px;margin:var(--b)}',
    ':root{--b:var(--c);--c:2px}.page{--c:3px;margin:var(--b)}',
  ],
  [
    'values that never change where they are read',
    ':root,:host{--b:var(--c);--c:2px}.page{margin:var(--b,9px)var(--none,var(--c))}',
    '.page{margin:2px 2px}',
  ],
  [
    'lengths worked out',
    '@layer theme{:root{--s:.25rem}}.page{margin:calc(var(--s) * 1.5)calc(var(--s) * -2)calc(var(--s) * 0)}',
    '@layer theme{}.page{margin:.375rem -.5rem 0rem}',
  ],
  [
    'names of what changes: under a condition, in a rule, by a movement, by the markup, by its type',
    ':root{--m:1}@media print{:root{--m:2}}.page{--r:1;a:var(--m)var(--r,4)var(--k)var(--told)var(--t,5)}:root{--k:1;--told:1}@property --t{a:b}@keyframes k{to{--k:2}}p{animation:k}',
    ':root{--m:1}@media print{:root{--m:2}}.page{--r:1;a:var(--m)var(--r,4)var(--k)var(--told)var(--t,5)}:root{--k:1;--told:1}@property --t{a:b}@keyframes k{to{--k:2}}p{animation:k}',
  ],
  ['those that a style in the markup reads', ':root{--told:1px;--silent:2px}', ':root{--told:1px}'],
  [
    'properties with semicolons in brackets',
    ':root{--x:1}.page{background:url("a;b:c")}',
    '.page{background:url("a;b:c")}',
  ],
  ['what only scripts set', 'html[dir=rtl]{a:b}', ''],
  [
    'parts of a control that the page has',
    '::placeholder{a:b}::-webkit-search-decoration{a:b}::-webkit-datetime-edit{a:b}',
    '::placeholder{a:b}::-webkit-search-decoration{a:b}',
  ],
  ['fonts', '@font-face{src:url(a.woff2)}', '@font-face{src:url(a.woff2)}'],
])('%s', (_what, css, kept) => {
  expect(readSheet(css)(html)).toBe(kept);
});
