/** What "Privacy" says while page views are counted. */
export const viewCountWords = `<h2>How we count page views</h2>
<p>This website counts how often each page is shown on a day, how many messages are sent, and how many searches find nothing. These are numbers only. The server counts them itself, without a cookie or a script. It does not store who you are, your internet address, your browser, where you come from, or what you search for. After 30 days the numbers are erased.</p>`;
