/**
 * The body of an endpoint's answer; else a sentence that says what is wrong, and the status (0: no answer).
 */
type Answer<Body> =
  { body: Body; fault?: undefined; status?: undefined } | { body?: undefined; fault: string; status: number };

/** A POST of the panel to `/cms-api/staff/…`, with the session's cookie. Never throws. */
export const askStaff = <Body = unknown>(path: string, data: object = {}) =>
  askCms<Body>(`/staff/${path}`, data);

/** The same to any part of `/cms-api`. */
export async function askCms<Body = unknown>(path: string, data: object = {}): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/cms-api${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const body = (await response.json()) as Body & Refusal;
    return response.ok ? { body } : { fault: faultOf(body), status: response.status };
  } catch {
    return { fault: 'The site did not answer. Please try again.', status: 0 };
  }
}

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] };

function faultOf({ errors }: Refusal) {
  const [first] = errors ?? [];
  return first?.data?.errors?.[0]?.message ?? first?.message ?? 'Something went wrong. Please try again.';
}
