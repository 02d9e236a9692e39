import { newId } from '@tufang/server/kernel/values/id'
import { checkCompaniesSince } from './checks'

/** Every test makes companies of its own; those of earlier files were looked at when they ended. */
checkCompaniesSince(newId())
