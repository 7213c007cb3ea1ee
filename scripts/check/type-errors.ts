import { relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * What a file may use without an import: pictures and routes, matchers of tests, what we add to Payload's
 * types.
 */
const AMBIENT = ['next-env.d.ts', 'scripts/bench/servers/autocannon.d.ts'];
const OF_TESTS = ['tests/helpers/setup/components-setup.ts'];
const OF_PAYLOAD = ['src/payload-types.ts', 'src/content/collection-lists.ts'];

/**
 * The type errors in these files, printed as `tsc` does. Reads only what they import: a few files take
 * seconds, where the whole project takes a minute.
 */
export function typeErrors(files: readonly string[]): string {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const hasTests = files.some((file) => file.startsWith('tests/components/'));
  const host = keepFiles(ts.createCompilerHost({ ...options, incremental: false }));
  const create = (more: string[]) =>
    ts.createProgram({
      rootNames: [...AMBIENT, ...(hasTests ? OF_TESTS : []), ...more, ...files],
      options: { ...options, incremental: false },
      host,
    });
  const light = create([]);
  const usesPayload = light
    .getSourceFiles()
    .some(({ fileName }) => fileName.includes('/node_modules/payload/'));
  const program = usesPayload ? create(OF_PAYLOAD) : light;
  const errors = files.flatMap((file) => {
    const source = program.getSourceFile(resolve(file));
    return source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [];
  });
  return ts.formatDiagnostics(errors, {
    getCanonicalFileName: (path) => relative(process.cwd(), path),
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  });
}

/** Parses each file once for both programs. */
function keepFiles(host: ts.CompilerHost): ts.CompilerHost {
  const kept = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!kept.has(name)) kept.set(name, host.getSourceFile(name, ...rest));
      return kept.get(name);
    },
  };
}
