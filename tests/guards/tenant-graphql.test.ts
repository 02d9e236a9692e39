import { describe } from 'vitest'
import { keepsCompaniesApart, neighbours } from './tenant-matrix'

const two = await neighbours()

describe('another company', () => keepsCompaniesApart('both', two))
