import { lookAtNamespace } from '../../outside/look-at-namespace.ts';
import { temporalUnavailable } from '../../outside/temporal-unavailable.ts';
import { ConfigError } from '../config/config.ts';
import { askTemporal } from './ask-temporal.ts';
import type { Trial } from './trial.ts';

const variable = 'TEMPORAL_NAMESPACE';

/** The namespace is there, and its search attributes are of the types that workflows give them. */
export const temporalTrial: Trial = {
  name: 'temporal',
  variable,
  async look({ config }) {
    const { temporalNamespace: namespace } = config;
    const { exists, wrong, missing } = await askTemporal(config, ({ connection }) =>
      lookAtNamespace(connection, namespace),
    ).catch((error: unknown) => {
      throw temporalUnavailable(error);
    });
    if (!exists) {
      const named = /^[\w.-]+$/.test(namespace) ? ` --namespace ${namespace}` : '';
      const wayOut = `make it (\`temporal operator namespace create${named}\`), or name another`;
      throw new ConfigError(variable, `names ${namespace}, which is not there: ${wayOut}`);
    }
    if (wrong.length > 0) {
      const wayOut =
        'remove them there (`temporal operator search-attribute remove`), or name another namespace';
      const problem = `names ${namespace}, where search attributes have another type (${wrong.join('; ')})`;
      throw new ConfigError(variable, `${problem}: ${wayOut}`);
    }
    if (missing.length > 0) {
      throw new Error(
        `${variable} names ${namespace}, which lacks the search attributes ${missing.join(', ')}: ` +
          'a worker makes them when it starts; where it may not, make them by hand.',
      );
    }
    return `reached, namespace ${namespace}`;
  },
};
