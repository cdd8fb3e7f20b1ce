import { build, type InlineConfig } from 'vite';
import { buildTargets } from './browsers.ts';

/** What of Vite's settings a script of its own differs in. */
interface ScriptSettings extends Pick<InlineConfig, 'define'> {
  format: 'iife' | 'es';
}

/** Builds one script that needs no other; in modules it keeps its exports. @returns its text */
export async function buildScript(
  source: string,
  { format, ...settings }: ScriptSettings,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ...settings,
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: { input: source, preserveEntrySignatures: 'strict', output: { format } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${source} was not built.`);
  return output.output[0].code.trim();
}
