/** So many random bytes, in hexadecimal digits. */
export function freshId(bytes = 8): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
