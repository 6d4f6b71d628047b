/** What whoever runs this can put right: a folder in use, a database that does not answer, a damaged file. The message is a sentence. */
export class DataError extends Error {}
