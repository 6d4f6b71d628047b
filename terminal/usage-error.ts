/** What was typed makes no sense here. The message is one sentence that says what does; nobody sees a stack. */
export class UsageError extends Error {}
