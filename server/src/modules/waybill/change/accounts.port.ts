import { Port } from '../../domain.js'
import type { CardAccounts } from './accounts.js'

/** Settlements fill it, since they know waybills and not the other way round. */
export const cardAccounts = new Port<Omit<CardAccounts, 'changed'>>('card accounts')
