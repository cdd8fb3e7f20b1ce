import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cacheDir } from '../../src/processes/config/config.ts';
import { moduleFolder } from './programs.ts';

/** Whose schemas the manifests are held against. */
const kubernetes = 'k8s.io/kubernetes@v1.37.2';
const keda = 'github.com/kedacore/keda/v2@v2.21.0';
/** Changes with what is made below, so that the cache does too. */
const edition = 1;

/** What kubeconform looks a kind up by. */
export const schemaFile = '{{.ResourceKind}}{{.KindSuffix}}.json';

type Schema = { [name: string]: unknown };

interface GroupVersionKind {
  group: string;
  version: string;
  kind: string;
}

interface Swagger {
  definitions: Record<string, Schema & { 'x-kubernetes-group-version-kind'?: GroupVersionKind[] }>;
}

interface CustomResource {
  spec: {
    group: string;
    names: { kind: string };
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[];
  };
}

/**
 * A folder with one JSON schema for each kind: Kubernetes' own from its OpenAPI document, and that of
 * KEDA's from its custom resources. Strict: a field that a kind does not have is refused.
 */
export async function schemaFolder(): Promise<string> {
  const name = [kubernetes, keda].map((module) => module.replace(/.*\//, '')).join('-');
  const folder = join(cacheDir(), 'deploy-tools', `schemas-${name}-${edition}`);
  if (existsSync(join(folder, 'complete'))) return folder;
  await mkdir(folder, { recursive: true });
  await writeOwn(folder, await moduleFolder(kubernetes));
  await writeCustom(folder, await moduleFolder(keda));
  await writeFile(join(folder, 'complete'), '');
  return folder;
}

async function writeOwn(folder: string, source: string): Promise<void> {
  const text = await readFile(join(source, 'api', 'openapi-spec', 'swagger.json'), 'utf8');
  const { definitions } = JSON.parse(text) as Swagger;
  for (const schema of Object.values(definitions)) strict(schema);
  await writeFile(join(folder, 'definitions.json'), JSON.stringify({ definitions }));
  for (const [id, schema] of Object.entries(definitions)) {
    for (const named of schema['x-kubernetes-group-version-kind'] ?? []) {
      const content = { $ref: `definitions.json#/definitions/${id}` };
      await writeFile(join(folder, fileOf(named)), JSON.stringify(content));
    }
  }
}

async function writeCustom(folder: string, source: string): Promise<void> {
  for (const kind of ['scaledobjects', 'triggerauthentications']) {
    const file = join(source, 'config', 'crd', 'bases', `keda.sh_${kind}.yaml`);
    const { spec } = parse(await readFile(file, 'utf8')) as CustomResource;
    for (const { name: version, schema } of spec.versions) {
      const { openAPIV3Schema } = schema;
      strict(openAPIV3Schema);
      // What every object has, whatever its kind.
      (openAPIV3Schema['properties'] as Schema)['metadata'] = { type: 'object' };
      const named = { group: spec.group, version, kind: spec.names.kind };
      await writeFile(join(folder, fileOf(named)), JSON.stringify(openAPIV3Schema));
    }
  }
}

/** As in `schemaFile`: the first word of the group, and none of the core's. */
function fileOf({ group, version, kind }: GroupVersionKind): string {
  const [first = ''] = group.split('.');
  const suffix = first === '' ? version : `${first}-${version}`;
  return `${kind}-${suffix}.json`.toLowerCase();
}

/** Words of OpenAPI in those of JSON schema. */
function strict(schema: unknown): void {
  if (Array.isArray(schema)) {
    for (const one of schema) strict(one);
    return;
  }
  if (typeof schema !== 'object' || schema === null) return;
  const node = schema as Schema;
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    node['$ref'] = reference.replace('#/definitions/', 'definitions.json#/definitions/');
  }
  if (node['format'] === 'int-or-string' || node['x-kubernetes-int-or-string'] === true) {
    node['type'] = ['string', 'integer'];
    delete node['format'];
  }
  const open = node['x-kubernetes-preserve-unknown-fields'] === true;
  if (node['properties'] !== undefined && node['additionalProperties'] === undefined && !open) {
    node['additionalProperties'] = false;
  }
  for (const inner of Object.values(node)) strict(inner);
}
