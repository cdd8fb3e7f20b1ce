import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acquire,
  pinnedVersion,
  type AcquireOptions,
  type Attempt,
} from '@countersign/embedded/temporal/acquire';
import { toolsDir } from '../../src/package-folder.ts';
import { firstUnlisted, readChecksums } from '@countersign/embedded/temporal/checksums';
import { downloadRelease } from '@countersign/embedded/temporal/download-release';
import { runStep } from '@countersign/embedded/processes/run-step';

/**
 * Path of Temporal's time-skipping test server: the one that TEMPORAL_TEST_SERVER names, our cache,
 * the publisher's archive if it has our checksum, the jars from Maven if each has ours.
 * @throws {StartupError} with the ways out
 */
export async function acquireTestServer(options: AcquireOptions): Promise<string> {
  const version = pinnedVersion(
    join(toolsDir, 'test-server', 'pom.xml'),
    /<artifactId>temporal-test-server<\/artifactId>\s*<version>([\d.]+)</,
  );
  const what = "Temporal's test server";
  const release = {
    what,
    version,
    artifact: 'temporal-test-server',
    folderUrl: `https://github.com/temporalio/sdk-java/releases/download/v${version}`,
    program: 'temporal-test-server',
    checksums: readChecksums(join(toolsDir, 'checksums.txt')),
  };
  return acquire(
    {
      what,
      program: 'temporal-test-server',
      cacheName: `temporal-test-server-${version}`,
      attempts: [downloadRelease(release, options), fromMaven(version, options)],
      waysOut:
        'Set TEMPORAL_TEST_SERVER to its path (https://github.com/temporalio/sdk-java/releases), ' +
        'or install Java 8 or newer and Maven, or run the tests once with a network.',
    },
    options,
  );
}

/**
 * `exec`, because the SDK kills the process it started; no time-skipping flag, because the SDK's
 * own count starts locked.
 */
const launcher = `#!/bin/sh
lib=$(dirname "$0")/lib
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$lib/*" io.temporal.testserver.TestServer "$1"
`;

function fromMaven(version: string, { progress, signal }: AcquireOptions): Attempt {
  return async (folder) => {
    const java = await runStep('java', ['-version'], { signal });
    if (!java.ok) return 'Java is not installed';
    progress.say(`Fetching Temporal's test server ${version} with Maven, once ...`);
    const lib = join(folder, 'lib');
    await mkdir(lib);
    const fetched = await runStep(
      'mvn',
      [
        '-q',
        '-B',
        'dependency:copy-dependencies',
        '-DincludeScope=runtime',
        `-DoutputDirectory=${lib}`,
      ],
      { cwd: join(toolsDir, 'test-server'), signal },
    );
    if (!fetched.ok) {
      const reason = fetched.stdout.split('\n').find((line) => line.includes('ERROR'));
      return `Maven failed: ${(reason ?? fetched.lastError).slice(0, 300)}`;
    }
    const sums = readChecksums(join(toolsDir, 'test-server', 'checksums.txt'));
    const unlisted = await firstUnlisted(lib, sums);
    if (unlisted !== undefined)
      return `${unlisted} from Maven does not have the checksum it should`;
    const program = join(folder, 'temporal-test-server');
    await writeFile(program, launcher);
    await chmod(program, 0o755);
    return undefined;
  };
}
