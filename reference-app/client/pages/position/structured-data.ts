import type { PositionDetails } from '../../../contract/positions.ts';

/** "City, Region, Country" and "Remote, Country" by their parts; search engines require the country. */
function postalAddress(
  place: string,
): { addressCountry: string | undefined } & Record<string, string | undefined> {
  const parts = place.split(',').map((part) => part.trim());
  const [addressLocality, addressRegion] = parts.slice(0, -1).filter((part) => part !== 'Remote');
  return { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: parts.at(-1) };
}

/** schema.org `JobPosting`, by Google's guide for job postings (JOB-03). */
export function jobPosting(position: PositionDetails, companyName: string): object {
  const { pay, places, workLocationOption } = position;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: position.name,
    description: position.jobDescription,
    identifier: { '@type': 'PropertyValue', name: companyName, value: position.displayJobId },
    datePosted: new Date(position.postedTs * 1000).toISOString(),
    hiringOrganization: { '@type': 'Organization', name: companyName },
    jobLocation: places.map(({ name, latitude, longitude }) => ({
      '@type': 'Place',
      address: postalAddress(name),
      ...(latitude !== undefined &&
        longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    })),
    ...(workLocationOption.startsWith('remote') && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: places.map(({ name }) => ({
        '@type': 'Country',
        name: postalAddress(name).addressCountry,
      })),
    }),
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.minimum,
          maxValue: pay.maximum,
          unitText: pay.period.toUpperCase(),
        },
      },
    }),
  };
}
