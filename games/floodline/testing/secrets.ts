import type { Open } from '../../../kernel/testing/secrets.ts'

export const secrets: Open = { open: 'a level is a file that anybody may read, its seed and its bag included' }
