/** What global-setup.ts started, handed to the test files through the environment. */
export interface TestServers {
  postgres?: { port: number; password: string; template: string };
  temporal?: { cliPath: string; testServerPath: string };
  /** File that holds the bundled workflows. */
  workflowBundle?: string;
}

export function testServers(): TestServers {
  const text = process.env['COUNTERSIGN_TEST_SERVERS'];
  if (text === undefined)
    throw new Error('Run tests with `npm test`: global-setup.ts did not run.');
  return JSON.parse(text) as TestServers;
}
