type TitledCar = { brand: { name: string }; model: { name: string }; modelYear: number }

/** A car as its title names it: "Dacia Duster 2019". Its version stands beside it. */
export function carTitle({ brand, model, modelYear }: TitledCar): string {
  return `${brand.name} ${model.name} ${modelYear}`
}
