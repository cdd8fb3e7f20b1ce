import type { Logger } from 'pino';
import { searchPath, type Config } from './config.ts';
import { sandbox } from './evidence/ingest/sandbox.ts';
import type { Converter } from './outside/converter.ts';
import { chooseConverter } from './outside/converter/choose-converter.ts';

/** What this machine converts Word files with, which its log says; see docs/operating.md. */
export async function ownConverter({ gotenbergUrl }: Config, logger: Logger): Promise<Converter> {
  const converter = await chooseConverter({
    gotenbergUrl,
    searchPath: searchPath(),
    starter: {
      program: (command, limits) => sandbox().program(command, limits),
      script: (path, limits) => sandbox().script(path, limits, { allow: 'worker' }),
      uid: sandbox().uid,
    },
  });
  logger.info({ converter: converter.name }, 'Word files are converted');
  return converter;
}
