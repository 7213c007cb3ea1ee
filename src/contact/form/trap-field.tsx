import { TRAP } from '../rules/honeypot';

/** Hidden from view, screen readers, keyboard and autofill. */
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
