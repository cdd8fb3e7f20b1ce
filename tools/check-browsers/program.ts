/** A browser to be started, with libraries of its own besides the system's. */
export interface Program {
  program: string;
  /** Folders, with colons between. */
  libraries?: string;
}

/** The environment of a program that finds these libraries before the system's. */
export function withLibraries(libraries: string | undefined): NodeJS.ProcessEnv {
  return libraries === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries };
}
