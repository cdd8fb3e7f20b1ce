import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { webhookMessages } from '../../src/api/routes/webhooks/event-examples.ts';
import { newWebhookSecret } from '../../src/operations/webhooks/new-secret.ts';
import { signWebhook } from '@countersign/webhooks/webhook-signature';
import { causes, testFiles, webhookDocs, withEvents } from '../../tools/webhook-docs.ts';

const run = promisify(execFile);
const text = await readFile(webhookDocs, 'utf8');

test('the event table and the examples are those of the code', async () => {
  expect(await withEvents(text)).toBe(text);
});

test('each example is what its schema says', () => {
  for (const { schema, example } of webhookMessages) {
    expect(schema.safeParse(example)).toMatchObject({ success: true });
  }
});

test('every cause of an event is held by tests that exist', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const sources = await Promise.all(testFiles.map((name) => readFile(join(root, name), 'utf8')));
  for (const title of Object.values(causes).flatMap(({ tests }) => tests)) {
    expect(sources.some((source) => source.includes(`test('${title}'`))).toBe(true);
  }
});

/** How a snippet becomes a program that takes secret, id, timestamp, signature and body. */
interface Language {
  fence: string;
  probe: [string, ...string[]];
  /** Prepares the program in the folder and says how to run it. */
  build(folder: string, snippet: string): Promise<[string, ...string[]]>;
}

const languages: Record<string, Language> = {
  TypeScript: {
    fence: 'ts',
    probe: [process.execPath, '--version'],
    async build(folder, snippet) {
      const file = join(folder, 'verify.ts');
      const main = `const [secret, id, timestamp, signature, body] = process.argv.slice(2);
        console.log(verify(secret, { id, timestamp, signature }, body));`;
      await writeFile(file, `${snippet}\n${main}`);
      await writeFile(join(folder, 'package.json'), '{"type": "module"}');
      return [process.execPath, file];
    },
  },
  Python: {
    fence: 'python',
    probe: ['python3', '--version'],
    async build(folder, snippet) {
      const file = join(folder, 'verify.py');
      const main = `import sys
s, i, t, g, b = sys.argv[1:]
print(str(verify(s, i, t, g, b.encode())).lower())`;
      await writeFile(file, `${snippet}\n${main}\n`);
      return ['python3', file];
    },
  },
  Go: {
    fence: 'go',
    probe: ['go', 'version'],
    async build(folder, snippet) {
      const main = `package main
import ("fmt"; "os")
func main() {
  a := os.Args
  fmt.Println(Verify(a[1], a[2], a[3], a[4], []byte(a[5])))
}`;
      await writeFile(join(folder, 'verify.go'), snippet);
      await writeFile(join(folder, 'main.go'), main);
      await writeFile(join(folder, 'go.mod'), 'module verify\n\ngo 1.21\n');
      await run('go', ['build', '-o', 'verify', '.'], { cwd: folder });
      return [join(folder, 'verify')];
    },
  },
  Java: {
    fence: 'java',
    probe: ['javac', '-version'],
    async build(folder, snippet) {
      const main = `public class Main {
  public static void main(String[] a) throws Exception {
    byte[] body = a[4].getBytes(java.nio.charset.StandardCharsets.UTF_8);
    System.out.println(Webhooks.verify(a[0], a[1], a[2], a[3], body));
  }
}`;
      await writeFile(join(folder, 'Webhooks.java'), snippet);
      await writeFile(join(folder, 'Main.java'), main);
      await run('javac', ['Main.java', 'Webhooks.java'], { cwd: folder });
      return ['java', '-Dfile.encoding=UTF-8', '-cp', folder, 'Main'];
    },
  },
};

async function atHand([program, ...args]: [string, ...string[]]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}

for (const [name, language] of Object.entries(languages)) {
  const here = await atHand(language.probe);
  (here ? describe : describe.skip)(`the ${name} snippet, where its language is at hand`, () => {
    let folder: string;
    let command: [string, ...string[]];
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'countersign-snippet-'));
      const snippet =
        new RegExp(`\`\`\`${language.fence}\\n(.*?)\`\`\``, 's').exec(text)?.[1] ?? '';
      expect(snippet).not.toBe('');
      command = await language.build(folder, snippet);
      // Go compiles its library the first time.
    }, 300_000);
    afterAll(() => rm(folder, { recursive: true }));

    const body = '{"id":"evt_1","data":{"title":"Lease 12, $HOME"}}';
    const secret = newWebhookSecret();
    async function verdict(
      signedWith: string[],
      { known = secret, seen = body, ageS = 0 } = {},
    ): Promise<boolean> {
      // Now and not before: other languages' compilers may have worked for minutes in the meantime.
      const timestampS = Math.floor(Date.now() / 1000) - ageS;
      const headers = signWebhook({ secrets: signedWith, id: 'evt_1', timestampS, body });
      const { 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
      const [program, ...args] = command;
      const { stdout } = await run(program, [...args, known, 'evt_1', timestamp, signature, seen]);
      return stdout.trim() === 'true';
    }

    test('accepts what we signed, with either secret during a rotation', async () => {
      expect(await verdict([secret])).toBe(true);
      expect(await verdict([newWebhookSecret(), secret])).toBe(true);
    });

    test('refuses another body, another secret and an old timestamp', async () => {
      expect(await verdict([secret], { seen: `${body} ` })).toBe(false);
      expect(await verdict([newWebhookSecret()])).toBe(false);
      expect(await verdict([secret], { ageS: 600 })).toBe(false);
    });
  });
}
