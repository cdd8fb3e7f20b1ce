import { expect, test } from '@jest/globals';
import { readXml, rewriteXml, type XmlElement } from '../../src/intake/word/read-xml.ts';

/** Everything that a reader is told, in order. */
function told(bytes: Buffer): unknown[] {
  const all: unknown[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') all.push(text);
    text = '';
  };
  readXml(bytes, {
    open(element) {
      flush();
      all.push(element);
    },
    text(more) {
      text += more;
    },
    close({ uri, local }) {
      flush();
      all.push({ end: local, uri });
    },
  });
  flush();
  return all.filter((one) => typeof one !== 'string' || one.trim() !== '' || one.includes('\t'));
}

const same = (xml: string | Buffer) => {
  const bytes = Buffer.from(xml as string);
  const written = rewriteXml(bytes, () => ({}));
  expect(told(written)).toEqual(told(bytes));
  // Twice is as once, to the byte.
  expect(rewriteXml(written, () => ({}))).toEqual(written);
  return written.toString();
};

test.each([
  ['text', '<a>one &amp; two &lt;b&gt; “three”</a>'],
  ['text with its quotes and spaces', '<a xml:space="preserve"> "one"\t\n two  </a>'],
  ['an end of a line that is a character', '<a b="&#13;&#10;&#9;">&#13;x</a>'],
  ['CDATA', '<a><![CDATA[<b>&amp;]]>]]&gt;</a>'],
  ['attributes', `<a b="it's" c='"' d="&lt;&amp;&gt;"/>`],
  ['namespaces', '<a xmlns="urn:a" xmlns:b="urn:b" b:c="1" c="2"><b:a/><d xmlns=""><e/></d></a>'],
  [
    'a prefix that changes its meaning',
    '<p:a xmlns:p="urn:1"><p:a xmlns:p="urn:2" p:b="1"/></p:a>',
  ],
  ['characters beyond the first 65,536', '<a b="𝄞">𝄞 &#x1d11e;</a>'],
  ['what stands around the root', '\n<!-- a -->\n<a>b</a>\n<!-- c -->\n'],
])('%s come out as read', (_what, xml) => {
  same(xml);
});

test('UTF-16 comes out as UTF-8, with the same letters', () => {
  const xml = '\ufeff<?xml version="1.0" encoding="UTF-16"?><a b="ä">Жилина €</a>';
  const wide = Buffer.from(xml, 'utf16le');
  expect(same(wide)).toContain('<a b="ä">Жилина €</a>');
  expect(same(Buffer.from(wide).swap16())).toContain('Жилина €');
});

test('ends of lines become one kind, as any parser reads them', () => {
  expect(same('<a>one\r\ntwo\rthree</a>')).toContain('<a>one\ntwo\nthree</a>');
});

test('what is chosen goes, alone or with what is in it, or gets another name or text', () => {
  const choices = new Map<string, ReturnType<Parameters<typeof rewriteXml>[1]>>([
    ['drop', 'drop'],
    ['unwrap', 'unwrap'],
    ['text', { text: '<new>' }],
    ['name', { local: 'other', keeps: ({ local }) => local !== 'b' }],
  ]);
  const written = rewriteXml(
    Buffer.from(
      '<p:a xmlns:p="urn:p"><p:drop>x<p:text/>y</p:drop><p:unwrap>1<p:drop/>2<p:c/></p:unwrap><p:text>old<p:c/></p:text><p:name b="1" c="2">3</p:name></p:a>',
    ),
    ({ local }) => choices.get(local) ?? {},
  );
  expect(written.toString()).toContain(
    '<p:a xmlns:p="urn:p">12<p:c></p:c><p:text>&#60;new&#62;</p:text><p:other c="2">3</p:other></p:a>',
  );
});

test('elements have the same places when they are read and when they are written', () => {
  const xml = Buffer.from('<a><b><c/><d>x</d></b><e/><f><g/></f></a>');
  const read: [string, number][] = [];
  const written: [string, number][] = [];
  const note = (all: [string, number][]) => (element: XmlElement, number: number) => {
    all.push([element.local, number]);
  };
  readXml(xml, { open: note(read) });
  rewriteXml(xml, (element, number) => {
    note(written)(element, number);
    return element.local === 'b' ? 'drop' : {};
  });
  expect(read.filter(([name]) => name !== 'c' && name !== 'd')).toEqual(written);
});
