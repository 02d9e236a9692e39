import { machineLabels } from '../../../gql/labels.generated'

/** The texts of machines. */
export const texts = {
  title: '机械',
  what: '机械',
  fields: machineLabels,
  codeHint: '与挖机工时记录中的代号一致，例如WJ-001',
}
