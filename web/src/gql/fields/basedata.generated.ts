export const baseDataMergeInputLengths = {
  reason: 200,
} as const
