// A letter as plain text: lines of at most 72 letters, each address on a line of its own so that nothing breaks it.
import type { Block, Letter } from './letter.ts';

const width = 72;

export function textOf(letter: Letter): string {
  const choose = letter.choose ? `\n${wrapped(`${letter.choose.text}:`)}\n${letter.choose.url}` : '';
  const parts = [wrapped(letter.heading), ...letter.blocks.map(blockText), `-- \n${wrapped(letter.why)}${choose}`];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrapped(block.text);
    case 'button':
      return `${wrapped(`${block.label}:`)}\n${block.url}`;
    case 'link':
      return `${wrapped(`${block.text}:`)}\n${block.url}`;
  }
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
