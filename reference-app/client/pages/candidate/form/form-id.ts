/** The server looks for no higher number. */
const highest = 2_147_483_647;

/** The number of the form that an address asks for; undefined where that can be no form's. */
export function formId(parameters: URLSearchParams): number | undefined {
  const id = parameters.get('id') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= highest ? Number(id) : undefined;
}
