import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

export const PRODUCT = ['src', 'collections', 'globals', 'seed'];

const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles
    .filter(({ fileName }) => /^[.@]/.test(fileName))
    .map(({ fileName }) => ts.resolveModuleName(fileName, resolve(file), options, ts.sys).resolvedModule)
    .flatMap((found) =>
      found && !found.isExternalLibraryImport
        ? [relative(process.cwd(), resolve(found.resolvedFileName))]
        : [],
    );
}

/**
 * Each source file of these folders with the project files that it imports, dynamic imports included; paths
 * from the root.
 */
export const importGraph = (folders = PRODUCT): Map<string, string[]> =>
  new Map([...folders.flatMap(filesBelow), 'payload.config.ts'].map((file) => [file, importsOf(file)]));
