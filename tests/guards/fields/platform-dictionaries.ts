import type { GuardedField } from '../graphql-fields'

const EDIT = 'platform:dictionary:edit'
const ITEM = '{ id itemValue itemName sort enabled version allowedActions }'

/** The fields of the dictionaries that the desk of the platform looks after. */
export const fields: Record<string, GuardedField> = {
  'Query.platformDictionaries': {
    access: EDIT,
    selection: `{ name title open allowedActions items ${ITEM} }`,
    examples: () => [{}],
  },
  'Query.platformDictionaryChanges': {
    access: EDIT,
    selection: '{ id itemValue field label before after reason createBy createTime }',
    examples: () => [{ dictionary: 'garbage_type' }],
  },
  'Mutation.createPlatformDictionaryItem': {
    access: EDIT,
    selection: ITEM,
    examples: () => [
      { dictionary: 'garbage_type', input: { itemValue: 'Z9', itemName: '弃土场', sort: 3 }, dryRun: true },
    ],
  },
  'Mutation.updatePlatformDictionaryItem': {
    access: EDIT,
    selection: ITEM,
    examples: () => [
      {
        dictionary: 'garbage_type',
        itemValue: '2',
        version: 9,
        input: { itemName: '回填区', sort: 3, enabled: true },
        dryRun: true,
      },
    ],
  },
}
