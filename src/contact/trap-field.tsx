import { TRAP } from './honeypot';

/** Not shown, not read aloud, not reached by keyboard, and left alone by what fills in forms for people. */
export function TrapField() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input
          type="text"
          name={TRAP}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
