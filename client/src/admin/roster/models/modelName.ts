/** The model's display name: its stage name, or its own name until it has one. */
export const modelName = ({ stageName, name }: { stageName: string | null; name: string }) =>
  stageName ?? name

/** The short code shown in lists: the last eight characters of the id. */
export const modelCode = (id: string) => id.slice(-8)
