/** What a model is called on screen: its stage name, or until there is one its own. */
export const modelName = ({ stageName, name }: { stageName: string | null; name: string }) =>
  stageName ?? name

/** The last eight characters of the id (specification section 2, Admin Model Management). */
export const modelCode = (id: string) => id.slice(-8)
