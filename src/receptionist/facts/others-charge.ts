// What an office of the state takes is no price of the business. Four languages, over folded text.
export const othersCharge =
  /(?<!\p{L})(?<!from )(?:government|uscis|the state|the city|the county|the irs|gobierno|el estado|gouvernement|prefecture|staat|behorde|das amt)(?!\p{L})/u;
