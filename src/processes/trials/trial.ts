import type { Chain } from '@countersign/pki/keys/open-signer';
import type { Database } from '../../persistence/orm.ts';
import type { ConnectedConfig } from '../config/checks.ts';
import type { ProcessName } from '../observe/open-observation.ts';

/** What is tried of what a process was given, at its start and by `countersign doctor` alike. */
export interface Trial {
  /** As `doctor` calls it. */
  name:
    | 'database'
    | 'temporal'
    | 'installation'
    | 'seal_key'
    | 'timestamp_service'
    | 'temporary_folder';
  /** The variable that it is about first of all. */
  variable: string;
  /** The process that leans on it; absent: both do. */
  of?: ProcessName;
  /** Whether nothing starts without it, also while it is away. */
  isVital?: boolean;
  /**
   * @returns what was found when it is well; undefined when there is nothing to try
   * @throws {ConfigError} what can never work, with the way out; any other error may pass
   */
  look(subject: TrialSubject): Promise<string | undefined>;
}

export interface TrialSubject {
  config: ConnectedConfig;
  /** Opened when it is asked for. */
  database(): Promise<Database>;
  /** Of the key that seals; absent: there is none yet. */
  sealChain: Chain | undefined;
}
