import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';

/**
 * CHROMIUM_PATH, else the browser that a package bundles (Linux on x64 only), else an installed one, else
 * null. The bundled headless build is about three times as fast.
 */
export async function findChromium(): Promise<string | null> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return carriedBrowser() ?? installedChromium();
}

const installedChromium = () => candidates().find((path) => existsSync(path)) ?? null;

/**
 * A browser with the back/forward cache, which the bundled build lacks and Playwright disables. Null where
 * none is installed.
 */
export async function launchWithPageCache(): Promise<Browser | null> {
  const executablePath = process.env.CHROMIUM_PATH ?? installedChromium();
  if (!executablePath) return null;
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  opened.add(browser);
  return browser;
}

/**
 * The browser of this run, with separate profiles and windows for each caller. Closing it closes only these.
 */
export async function launchBrowser(): Promise<Browser> {
  const endpoint = process.env.TEST_BROWSER;
  if (!endpoint) throw new Error('No browser runs for these tests: see browser-setup.ts.');
  const browser = await chromium.connect(endpoint);
  opened.add(browser);
  return browser;
}

export async function launchBrowserServer(): Promise<BrowserServer> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium or Chrome here: install one, or set CHROMIUM_PATH.');
  const isCarried = executablePath.startsWith(carriedFolder);
  return chromium.launchServer({
    executablePath,
    // Containers rarely allow Chromium's own sandbox; these browsers only open our own pages.
    args: ['--no-sandbox', ...(isCarried ? ['--no-zygote'] : ['--disable-gpu'])],
    ...(isCarried && { env: { ...process.env, ...carriedEnvironment } }),
  });
}

/** Closes what this test file has opened in it. */
export async function closeBrowsers() {
  await Promise.all([...opened].map((browser) => browser.close()));
  opened.clear();
}

const opened = new Set<Browser>();

function candidates() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['', homedir()].flatMap((root) =>
      names.map((name) => join(root, '/Applications', `${name}.app`, 'Contents/MacOS', name)),
    );
  }
  if (platform === 'win32') {
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return roots.flatMap((root) => programs.map((program) => join(root, program)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => [
    ...folders.map((folder) => join(folder, name)),
    `/opt/google/chrome/${name}`,
  ]);
}

// @sparticuz/chromium unpacks itself into the temporary folder, and its shared libraries only where it
// detects a serverless function. A separate process gives it both without changing our environment.
const carriedFolder = join(tmpdir(), 'carried-chromium');
const fontsConfig = join(carriedFolder, 'fonts.conf');
const carriedEnvironment = {
  LD_LIBRARY_PATH: join(carriedFolder, 'al2023', 'lib'),
  FONTCONFIG_FILE: fontsConfig,
};

function carriedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const path = unpack();
  if (canRun(path)) return path;
  // An interrupted unpacking leaves a partial browser, which the package would take for a complete one.
  rmSync(carriedFolder, { recursive: true, force: true });
  const again = unpack();
  return canRun(again) ? again : null;
}

function unpack() {
  mkdirSync(carriedFolder, { recursive: true });
  const fonts = [join(carriedFolder, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`);
  const cache = `<cachedir>${join(carriedFolder, 'fonts-cache')}</cachedir>`;
  writeFileSync(fontsConfig, `<fontconfig>${fonts.join('')}${cache}</fontconfig>\n`);
  const code = `import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...process.env, TMPDIR: carriedFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    encoding: 'utf8',
  });
  return stdout.trim();
}

function canRun(path: string) {
  const env = { ...process.env, ...carriedEnvironment };
  return path !== '' && spawnSync(path, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0;
}
