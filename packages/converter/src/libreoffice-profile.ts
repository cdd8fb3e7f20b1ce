/**
 * Settings of LibreOffice in the profile of each run (`registrymodifications.xcu`): nothing that a
 * document names is loaded, for no document is trusted; links are never updated; no macro runs, of
 * whatever source; no Java.
 */
export const registryModifications = registry([
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  // The highest of four: only from trusted places, of which there are none.
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Office.Common/Load', 'DetectWebDAVRedirection', 'false'],
  // 2: never.
  ['Office.Writer/Content/Update', 'Link', '2'],
  ['Office.Writer/Content/Update', 'Chart', 'false'],
  ['Office.Calc/Content/Update', 'Link', '2'],
  ['Office.Java/VirtualMachine', 'Enable', 'false'],
]);

function registry(settings: readonly (readonly [path: string, name: string, value: string])[]) {
  const items = settings.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join('\n')}
</oor:items>
`;
}
