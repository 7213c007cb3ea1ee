import { asString, prop } from '@/content/json';

/** The parts of an error that may be logged. */
type Told = { type: string; code?: string; message: string; stack: string; cause?: Told };

/**
 * The one serializer of every logger. A failed write carries its data in message, parameters, cause and
 * stack: a visitor's message, a password hash. So database errors are logged with kind, code, verb and table
 * only.
 */
function tellError(error: unknown): Told {
  const type = asString(prop(error, 'name')) || (error instanceof Error ? 'Error' : typeof error);
  const code = prop(error, 'code');
  const message = asString(prop(error, 'message'));
  const cause = prop(error, 'cause');
  return {
    type,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    message: messageOf(error, type, message),
    stack: framesOf(asString(prop(error, 'stack'))),
    ...(cause instanceof Error ? { cause: { ...tellError(cause), message: '' } } : {}),
  };
}

function messageOf(error: unknown, type: string, message: string) {
  // The message quotes the unparseable text, which may be a password.
  if (type === 'SyntaxError') return 'Invalid syntax.';
  return isOfDatabase(error, type) ? tellQuery(message) : withoutGiven(message.split('\n')[0] ?? '');
}

/** The same as lines of text, for the console. */
export function formatErrorInLines(error: unknown): string {
  const { type, code, message, stack, cause } = tellError(error);
  const head = `${[type, code].filter(Boolean).join(' ')}: ${message}`;
  const because = cause ? `because of ${[cause.type, cause.code].filter(Boolean).join(' ')}` : '';
  return [head, stack, because].filter(Boolean).join('\n');
}

/** Plain text given to a logger, such as a driver's message within a sentence. */
const tellText = (text: string) =>
  /\b(params|Failed query|E11000|dup key)\b/.test(text) ? tellQuery(text) : withoutGiven(text);

/** Column names in a message may come from a client and contain anything. */
const withoutGiven = (text: string) =>
  text
    .replace(/(cannot be queried):.*/s, '$1')
    .replace(/(Unexpected token|in JSON|is not valid JSON).*/s, 'cannot be parsed');

function isOfDatabase(error: unknown, type: string) {
  return (
    /Drizzle|Libsql|Sqlite|Mongo|Mongoose|BSON|Cast|DocumentNotFound|VersionError|BulkWrite/i.test(type) ||
    /^SQLITE_/.test(asString(prop(error, 'code'))) ||
    ['query', 'params', 'keyValue', 'writeErrors', 'rawError'].some(
      (key) => prop(error, key) !== undefined,
    ) ||
    tellText(asString(prop(error, 'message'))) !== asString(prop(error, 'message'))
  );
}

function tellQuery(message: string) {
  const [, verb, table] =
    /\b(insert into|update|delete from|select)\b[^"`]*["`](\w+)["`]/i.exec(message) ??
    /\b(E11000)\b.*?collection: \S*?\.([\w-]+)/.exec(message) ??
    [];
  return verb ? `A query failed: ${verb} ${table}` : 'A query failed.';
}

/** The stack frames, such as "at save (file.ts:1:2)", without the message above them. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .+(:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .slice(0, 12)
    .join('\n');

/** For Payload's `logger.options.hooks`: every log argument passes the serializer. */
export function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void) {
  const told = args.map(tellArgument);
  const message = told
    .map((part) => (typeof part === 'string' ? part : asString(prop(part, 'msg'))))
    .join(' ');
  // src/server/cms/payload.ts reports a failed connection once, with the address but without its password.
  if (!message.startsWith('Error: cannot connect to')) method.apply(this, told);
}

function tellArgument(argument: unknown) {
  if (typeof argument === 'string') return tellText(argument);
  if (argument instanceof Error) return { err: tellError(argument), msg: tellError(argument).message };
  if (typeof argument !== 'object' || argument === null) return argument;
  const { err, msg, ...rest } = argument as Record<string, unknown>;
  const error = err === undefined ? undefined : tellError(err);
  return {
    ...rest,
    ...(error ? { err: error } : {}),
    msg: typeof msg === 'string' ? tellText(msg) : error?.message,
  };
}
