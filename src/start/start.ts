import { once } from 'node:events';
import { join, relative } from 'node:path';
import {
  colorWanted,
  embeddedVariable,
  childEnvironment,
  loadConfig,
  type Config,
} from '../processes/config/config.ts';
import { isBuilt } from '../package-folder.ts';
import { makePaint, makePhases, type Paint } from '@countersign/embedded/phases';
import { makeProgress } from '@countersign/embedded/progress';
import type { Links } from '@countersign/embedded/data-dir/registry';
import { makeFirstWorkspaces } from './first-workspaces.ts';
import { ownCommand } from './own-command.ts';
import { StartupError } from '@countersign/embedded/startup-error';
import { startEverything, type StartDeps } from './start-everything.ts';
import { buildProgram } from './build/build-program.ts';
import { buildWeb } from './build/build-web.ts';

/**
 * Runs everything until Ctrl-C, SIGTERM or the end of the terminal, then stops it in order.
 * @param program what Node runs as the API and as the worker
 */
export async function start(program: StartDeps['program'] = ownCommand): Promise<void> {
  const startedMs = performance.now();
  const config = loadConfig(childEnvironment({ [embeddedVariable]: 'true' }));
  const paint = makePaint(process.stdout.isTTY && colorWanted());
  const progress = makeProgress(process.stdout, () => performance.now());
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A second signal changes nothing: npm passes on the one that the terminal has sent us already.
    process.on(name, () => stopping.abort(new StartupError('Stopped before everything was up.')));
  }
  progress.say(`${paint.strong('Countersign')} ${paint.dim(displayPath(config.dataDir))}\n`);
  const instance = await startEverything(config, {
    ...makePhases(progress, () => performance.now(), paint),
    progress,
    onTrouble: (message) => progress.say(`  ${message}`),
    signal: stopping.signal,
    program,
    makeFirstWorkspaces,
    prepareProgram: async () => {
      await buildWeb(progress, stopping.signal);
      // Of sources that are newer; what others start as the API and the worker is theirs.
      if (!isBuilt && program === ownCommand) await buildProgram(progress, stopping.signal);
    },
  });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  progress.say(listOfLinks(instance.links, config, paint));
  progress.say(`\n  Ready in ${seconds} s. ${paint.dim('Ctrl-C stops everything.')}`);
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  progress.say('\n  Stopping ...');
  await instance.stop();
  progress.say('  Stopped.');
}

function listOfLinks(links: Links, config: Config, paint: Paint): string {
  const base = links.api_url.slice(0, -'/api/v1'.length);
  const rows: [string, string | undefined][] = [
    ['API', links.api_url],
    ['Reference', `${base}/docs`],
    ['Temporal', links.temporal_ui_url ?? links.temporal_address],
    ['Mailbox', links.mailbox_url],
    ['API key', links.api_key],
    ['Test key', links.test_api_key],
    ['Logs', displayPath(join(config.dataDir, 'logs'))],
  ];
  const shown = rows.filter(([, value]) => value !== undefined && value !== '');
  return `\n${shown.map(([name, value]) => `  ${paint.dim(name.padEnd(10))} ${value ?? ''}`).join('\n')}`;
}

/** A path as one would type it here. */
function displayPath(path: string): string {
  const fromHere = relative('', path);
  return fromHere === '' || fromHere.startsWith('..') ? path : fromHere;
}
