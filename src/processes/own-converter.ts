import type { Logger } from 'pino';
import { searchPath, type Config } from './config/config.ts';
import type { Converter } from '@countersign/converter/converter';
import { chooseConverter, noConverter } from '@countersign/converter/choose-converter';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';

/** What this machine converts Word files with, which its log says; see docs/operating.md. */
export async function ownConverter({ gotenbergUrl }: Config, logger: Logger): Promise<Converter> {
  const converter = await chooseConverter({
    gotenbergUrl,
    searchPath: searchPath(),
    starter: sandboxedStarter(),
    warn: (sentence) => {
      logger.warn(sentence);
    },
  });
  sayConverter(converter, logger);
  return converter;
}

export function sayConverter({ name }: Pick<Converter, 'name'>, logger: Logger): void {
  if (name === noConverter) {
    logger.warn('Word files are refused: there is no converter that this machine can use safely');
  } else logger.info({ converter: name }, 'Word files are converted');
}
