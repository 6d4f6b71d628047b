/** Whether the database itself is away, and not our question wrong: it is about to come back, and so may whoever asked. */

/** Of the network. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Of PostgreSQL: no connection, no room for one more, or it ends or begins at this moment. */
const UNABLE = /^(08...|53...|57P0[1-5])$/

/** Of the driver, which gives these no code. */
const SAID = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

export function isAway(error: NodeJS.ErrnoException): boolean {
  const { code = '', syscall = '', message } = error
  return UNABLE.test(code) || SAID.test(message) || (UNREACHED.includes(code) && /^(connect|read|write|getaddrinfo)$/.test(syscall))
}
