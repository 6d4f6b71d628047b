import type { Open } from '../../../kernel/testing/secrets.ts'

export const secrets: Open = { open: 'all sticks lie on the table' }
