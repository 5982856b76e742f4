// What a browser says of a failure without the server's own words: the rows of the error table that it knows by heart, since it
// may get a bare status, and what no server can know. Every page loads these few and leaves the rest of the table to the server.

/** Rows of `errorTable`, which holds them too. */
export const saidByBrowsers = {
  invalid_request: { status: 400, message: 'Invalid request. Please check your input and try again.' },
  not_signed_in: { status: 401, message: 'You need to log in to access this feature.' },
  forbidden: { status: 403, message: "You don't have permission to perform this action." },
  not_found: { status: 404, message: 'The requested resource was not found.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Server error. Our team has been notified.' },
  sign_out_failed: { status: 500, message: 'Error signing out. Please try again.' },
} as const;

/** What only a browser can know: there was no answer to translate. */
export const clientFailures = {
  offline: 'You appear to be offline. Please check your internet connection.',
  timeout: 'Request timed out. Please try again.',
  network: 'Network connection failed. Please check your internet connection.',
  form_blocked: 'Please fix the errors before submitting',
  submission_failed: 'Submission failed',
  async_default: 'An error occurred',
} as const;
