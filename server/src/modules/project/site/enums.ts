import { describeEnum } from '../../../kernel/graphql.js'
import { ownershipLabel, ownershipLabels } from '../labels.js'

export enum SiteOwnership {
  OWN = 'OWN',
  SHARED = 'SHARED',
}
describeEnum('SiteOwnership', SiteOwnership, ownershipLabel, ownershipLabels)
