export type Country = {
  name: string;
  continent: 'North America' | 'South America' | 'Europe' | 'Asia' | 'Africa' | 'Oceania';
  currency: string;
  /** Local yearly pay for one dollar of pay in the United States: the exchange rate times the difference in wages. */
  payFactor: number;
  /** Yearly amounts are rounded to this. */
  step: number;
  /** Whether hourly jobs advertise pay by the hour; elsewhere it is by the year. */
  hourly: boolean;
};

function country(
  name: string,
  continent: Country['continent'],
  [currency, payFactor, step, period]: [string, number, number, 'hourly' | 'yearly'],
): Country {
  return { name, continent, currency, payFactor, step, hourly: period === 'hourly' };
}

export const countries: readonly Country[] = [
  country('United States', 'North America', ['USD', 1, 500, 'hourly']),
  country('Canada', 'North America', ['CAD', 0.98, 500, 'hourly']),
  country('Mexico', 'North America', ['MXN', 6.4, 5_000, 'yearly']),
  country('United Kingdom', 'Europe', ['GBP', 0.52, 500, 'hourly']),
  country('Ireland', 'Europe', ['EUR', 0.58, 500, 'hourly']),
  country('Netherlands', 'Europe', ['EUR', 0.58, 500, 'yearly']),
  country('Germany', 'Europe', ['EUR', 0.6, 500, 'yearly']),
  country('France', 'Europe', ['EUR', 0.49, 500, 'yearly']),
  country('Spain', 'Europe', ['EUR', 0.4, 500, 'yearly']),
  country('Portugal', 'Europe', ['EUR', 0.32, 500, 'yearly']),
  country('Poland', 'Europe', ['PLN', 1.7, 1_000, 'yearly']),
  country('Sweden', 'Europe', ['SEK', 5.4, 5_000, 'yearly']),
  country('Denmark', 'Europe', ['DKK', 4.6, 5_000, 'yearly']),
  country('India', 'Asia', ['INR', 22, 25_000, 'yearly']),
  country('Singapore', 'Asia', ['SGD', 0.95, 500, 'yearly']),
  country('Philippines', 'Asia', ['PHP', 9.5, 10_000, 'yearly']),
  country('Japan', 'Asia', ['JPY', 78, 50_000, 'yearly']),
  country('United Arab Emirates', 'Asia', ['AED', 2.3, 1_000, 'yearly']),
  country('Brazil', 'South America', ['BRL', 1.6, 1_000, 'yearly']),
  country('Colombia', 'South America', ['COP', 950, 500_000, 'yearly']),
  country('Chile', 'South America', ['CLP', 230, 250_000, 'yearly']),
  country('Kenya', 'Africa', ['KES', 24, 20_000, 'yearly']),
  country('South Africa', 'Africa', ['ZAR', 6.2, 5_000, 'yearly']),
  country('Australia', 'Oceania', ['AUD', 1.15, 500, 'hourly']),
  country('New Zealand', 'Oceania', ['NZD', 1.08, 500, 'hourly']),
];
