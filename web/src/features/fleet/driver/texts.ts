import { driverLabels } from '../../../gql/labels.generated'

/** The texts of drivers. */
export const texts = {
  title: '司机',
  what: '司机',
  fields: driverLabels,
  yes: '是',
  no: '否',
}
